import { plainScenario } from '../plain-scenario.js';

/** It tells what is wrong with takes-data-for-images. */
export const takesDataForImagesWitness = plainScenario([
  {
    step: 'append',
    turns: [
      {
        id: 't1',
        role: 'user',
        kind: 'prose',
        text: ' TICKET-7.\ndata:image/png;base64,ACaKLAwqhiAFG28B0d8rtYqQ1FYWFFDKj4W5K9vJ9V8U+h6AIP4adBnvA1Xls78JnmRoqiro5B6jWU1/752JsyjOstQ00q7ILcOXqfmHU12yOPz+Prx4crct4dMDcR0HPKJGKEimQhxBlyv9DVvnscYMkFJSkAzGywF1JxdFsVtQdtp8XHrWcFVrv1EhL3sF2uAkpmZkoBrf1Ql7KxlFr2RKbtBwTmrEaT9TpTUDD1nutLj6ejg0bvOpnc8/7dkDeB4CJIQi/hh9E+f5SdejrQKITE6ODMjCB30xI1PBbVeM8pZ4mPaSbJHne01dqzcBFlzgoqLgXBYbUcV3Z5UBq6DGKsysyibApbsPoXF/y1UqMHT2trTwai8lWct7aZX/tJq+IMCeuhS5j6P1hVNfqT4ECErKiIS+Q/ntH489KVPIblJ01HJOaM1jN0mZJ/P9Uticnt5cGBJXzYFzoxG9p9xC5sjoRuK84TfLna37h1FmrDDy8jCsZmuhFce35VH78BZ6HPwadhD1C1/xwc8bpXqAxEYGBEC6f3WpG8u55U8E6g5w',
        tokens: 401,
        anchor: 'TICKET-7',
      },
    ],
  },
]);
