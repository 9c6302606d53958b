import { fileURLToPath } from 'node:url';

/** Where a file of the package stands as it is published. */
export const urlOf = (name) => new URL(`../../dist/bundle/${name}`, import.meta.url).href;

export const BIN = fileURLToPath(urlOf('bin.js'));
