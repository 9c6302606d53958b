/** Where the plots of rates begin, how wide they are, and how many decades they show, from 0.01 % to 100 %. */
export const [LEFT, WIDTH, DECADES] = [6, 168, 4] as const;
