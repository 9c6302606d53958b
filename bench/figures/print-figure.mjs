/** Prints a figure as a line of JSON, its value with three digits. */
export function printFigure(figure) {
  console.log(JSON.stringify({ ...figure, value: Number(figure.value.toPrecision(3)) }));
}
