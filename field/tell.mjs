/** Prints one broken property: what was seen, and which functions of the package cause it. */
export function tellProperty(property, causes, adapter) {
  const { id, level, claim, broken, counterexample } = property;
  console.log(`  ✗ ${id} (${level}; broken in ${broken} runs)`);
  console.log(`    ${claim}`);
  console.log(`    seen    ${counterexample.violations[0].says}`);
  if (counterexample.file)
    console.log(`    replay  npx compaction-check replay ${counterexample.file} ${adapter}`);
  tellCauses(causes, adapter);
  if (causes.length === 0) console.log('    unexplained: causes.json names no function for it');
  console.log();
}

/** Prints a property that this search did not break, though a stored scenario does. */
export function tellMissed(id, causes, adapter) {
  console.log(`  ✗ ${id} (not broken in this search; its scenario breaks it)`);
  tellCauses(causes, adapter);
  console.log();
}

function tellCauses(causes, adapter) {
  for (const { package: name, file, function: fn, says, reading, scenario } of causes) {
    console.log(`    cause   ${fn} in ${name}/${file}`);
    console.log(`            ${says}`);
    if (reading) console.log(`            Our reading: ${reading}`);
    console.log(`            npx compaction-check replay field/${scenario} ${adapter}`);
  }
}
