import { isBroken } from '../../field/command.mjs';

const SIGNS = { passed: '✓', skipped: '·', unknown: '?' };

/** The heading of a failure, and the link to it. */
export const headingOf = ({ subject }, id) => `${subject.only}: ${id}`;
export const linkTo = (text, heading) =>
  `[${text}](#${heading
    .toLowerCase()
    .replace(/[^\w -]/g, '')
    .replaceAll(' ', '-')})`;

/** A row for each property of a level, with a sign for each result; each failure links to what is said about it. */
export function rowsOf(results, level, causesOf) {
  const ids = results.flatMap(({ properties }) =>
    properties
      .filter((property) => property.level === level && property.verdict !== 'skipped')
      .map(({ id }) => id),
  );
  return [...new Set(ids)].map((id) => [
    linkTo(id, id).replace('#', 'properties.md#'),
    ...results.map((result) => {
      const property = result.properties.find((one) => one.id === id);
      return property ? signOf(result, property, causesOf(result, id)) : '';
    }),
  ]);
}

function signOf(result, property, causes) {
  const isRecorded = causes.length > 0;
  if (!isBroken(property) && !isRecorded) return SIGNS[property.verdict];
  const isOurReading = isRecorded && causes.every(({ reading }) => reading);
  return linkTo(isOurReading ? '(✗)' : '✗', headingOf(result, property.id));
}
