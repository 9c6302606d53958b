import picocolors from 'picocolors';

export type Colours = ReturnType<typeof picocolors.createColors>;

/** Functions that colour text, or leave it as it is. */
export function coloursOf(enabled: boolean): Colours {
  return picocolors.createColors(enabled);
}
