/** How much space a text may take where it is shown, and how that is measured. */
export interface Room {
  most: number;
  sizeOf(text: string): number;
}

/** The texts that fit one after the other, and how many of them do not. */
export function fitting(
  texts: readonly string[],
  { most, sizeOf }: Room,
): { fit: string[]; left: number; size: number } {
  let size = 0;
  const fit = texts.filter((text) => {
    const larger = size + sizeOf(text) + 2;
    if (larger > most) return false;
    size = larger;
    return true;
  });
  return { fit, left: texts.length - fit.length, size };
}
