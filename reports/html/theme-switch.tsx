const THEMES = ['auto', 'light', 'dark'] as const;

/** Three choices of colours; they work without a script, which only remembers them. */
export function ThemeSwitch() {
  return (
    <fieldset class="theme">
      <legend class="unseen">Colours</legend>
      {THEMES.map((theme) => (
        <label key={theme}>
          <input type="radio" name="theme" id={`theme-${theme}`} value={theme} checked={theme === 'auto'} />
          <span>{theme}</span>
        </label>
      ))}
    </fieldset>
  );
}
