import { corruptSession } from '../at/corrupt-session.js';
import type { Corruption } from '../corruption.js';

/** A content list of which only the text is read. */
export const attachmentsHidden: Corruption = {
  name: 'attachments-hidden',
  says: 'turns are appended without their attachments',
  needs: ['takesAttachments'],
  corrupt: corruptSession((session) => ({
    append: (turns) => session.append(turns.map(({ attachments: _, ...turn }) => turn)),
  })),
};
