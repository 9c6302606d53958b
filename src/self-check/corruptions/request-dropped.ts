import { corruptItem } from '../at/corrupt-item.js';
import type { Corruption } from '../corruption.js';

/** The model no longer knows what it was asked. */
export const requestDropped: Corruption = {
  name: 'request-dropped',
  says: 'the newest request of the user is missing from the view',
  corrupt: corruptItem(
    'kept',
    () => [],
    ({ role }) => role === 'user',
  ),
};
