// Before the first paint: the chosen theme, and whether somebody is signed in here. Never fails.
try {
  var theme = localStorage.getItem('CAMC_THEME')
  if (theme === 'dark' || theme === 'light') document.documentElement.dataset.theme = theme
  if (/(^|; )user_token=./.test(document.cookie)) document.documentElement.dataset.known = ''
} catch (error) {
  console.warn(error)
}
