// What the page does beyond what HTML does: remember the colours, copy commands, open what a link names or paper needs.
(() => {
  const KEY = 'compaction-check-theme';
  const remembered = () => {
    try {
      return localStorage.getItem(KEY);
    } catch {
      return null;
    }
  };
  for (const radio of document.querySelectorAll('input[name="theme"]')) {
    if (radio.value === remembered()) radio.checked = true;
    radio.addEventListener('change', () => {
      try {
        localStorage.setItem(KEY, radio.value);
      } catch {
        // Without a memory the choice holds for this visit.
      }
    });
  }

  const status = document.getElementById('status');
  const copy = async (element) => {
    try {
      await navigator.clipboard.writeText(element.textContent);
    } catch {
      getSelection().selectAllChildren(element);
      document.execCommand('copy');
      getSelection().removeAllRanges();
    }
  };
  for (const button of document.querySelectorAll('button.copy')) {
    button.hidden = false;
    button.addEventListener('click', async () => {
      await copy(button.previousElementSibling);
      button.textContent = 'Copied';
      status.textContent = 'The command was copied.';
      setTimeout(() => {
        button.textContent = 'Copy';
        status.textContent = '';
      }, 2000);
    });
  }

  const folds = [...document.querySelectorAll('details.counterexample')];
  const openNamed = () => {
    const named = folds.find(({ id }) => id === decodeURIComponent(location.hash.slice(1)));
    if (!named) return;
    named.open = true;
    named.scrollIntoView();
  };
  addEventListener('hashchange', openNamed);
  for (const link of document.querySelectorAll('a[href^="#"]'))
    link.addEventListener('click', () => setTimeout(openNamed));
  openNamed();

  const all = document.querySelector('button.all');
  if (all && folds.length > 1) {
    all.hidden = false;
    const label = () => {
      all.textContent = folds.every(({ open }) => open) ? 'Close all' : 'Open all';
    };
    all.addEventListener('click', () => {
      const open = !folds.every((fold) => fold.open);
      for (const fold of folds) fold.open = open;
    });
    for (const fold of folds) fold.addEventListener('toggle', label);
    label();
  }

  let wereOpen = [];
  addEventListener('beforeprint', () => {
    wereOpen = folds.filter(({ open }) => open);
    for (const fold of folds) fold.open = true;
  });
  addEventListener('afterprint', () => {
    for (const fold of folds) fold.open = wereOpen.includes(fold);
  });
})();
