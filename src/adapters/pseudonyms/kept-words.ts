/** Parts of paths and hosts that half of all projects have, so that they tell nothing. */
export const KEPT_WORDS: ReadonlySet<string> = new Set(
  `api app apps bin build ci cmd code com conf config core data dev dist doc docs etc example examples file files go home html http https include
  index info init issue issues java js json lib lib64 libs license local localhost main md media mnt mod modules node opt out package packages pkg
  plugin plugins private proc public py python readme release releases repo root run script scripts server setup share site spec src srv static sys
  temp test testbed testing tests tmp tools tree ts txt user users usr util utils var vendor version web www blob null pull venv env`.split(
    /\s+/,
  ),
);
