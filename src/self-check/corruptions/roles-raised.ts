import { corruptView } from '../at/corrupt-view.js';
import type { Corruption } from '../corruption.js';

/** Everything that is kept, put into the instructions. */
export const rolesRaised: Corruption = {
  name: 'roles-raised',
  says: 'every kept turn is shown in the role of the system',
  corrupt: corruptView((view) =>
    view.map((item) => (item.type === 'kept' ? { ...item, role: 'system' } : item)),
  ),
};
