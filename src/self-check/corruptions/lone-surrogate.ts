import { corruptView } from '../at/corrupt-view.js';
import type { Corruption } from '../corruption.js';
import { withText } from '../with-text.js';

/** A text cut in the middle of an emoji. */
export const loneSurrogate: Corruption = {
  name: 'lone-surrogate',
  says: 'the newest entry of the view ends in half a character',
  corrupt: corruptView((view) => {
    const last = view.at(-1);
    return last
      ? view.with(
          -1,
          withText(last, (text) => `${text}\ud83d`),
        )
      : view;
  }),
};
