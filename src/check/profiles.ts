export type Profile = 'smoke' | 'ci' | 'nightly';

/** How many runs each profile stands for. */
export const PROFILES: Readonly<Record<Profile, number>> = { smoke: 100, ci: 2000, nightly: 50_000 };
