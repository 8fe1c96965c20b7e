// Before the first paint: theme and direction, and whether somebody is signed in here. Never fails.
var root = document.documentElement
try {
  // A program that was faster has set all of this.
  if (root.dataset.begun === undefined) boot()
} catch (error) {
  console.warn(error)
}
// Where a browser does not wait for this script by itself, the styles of the frame do.
root.dataset.begun = ''

function boot() {
  var theme = localStorage.getItem('CAMC_THEME')
  if (theme === 'dark' || theme === 'light') root.dataset.theme = theme
  if (/(^|; )user_token=./.test(document.cookie)) root.dataset.known = ''
  // As chooseLanguage of src/domain/kernel/language.ts.
  var hint = /\/(tr|gb|nl)(\/|$)/.exec(location.pathname) || []
  var hinted = { tr: 'tr', gb: 'en', nl: 'nl' }[hint[1]] || ''
  var wanted = [localStorage.getItem('CAMC_LANGUAGE') || '', hinted].concat(navigator.languages)
  var known = /^(ar|da|de|en|es|fr|he|hi|id|it|ja|ko|ms|nl|no|pt|ru|sv|th|tr|ur|vi|nb|nn|iw|in)\b/i
  var language = wanted.filter(function (tag) {
    return known.test(tag)
  })[0]
  if (/^(ar|he|iw|ur)\b/i.test(language || '')) root.dir = 'rtl'
  if (language && !/^en\b/i.test(language)) root.dataset.words = 'later'
  // As markTheme of src/ui/shell/preferences.ts: the browser's own frame takes the chosen colour too.
  var frame = { dark: '#140c17', light: '#fbf5f7' }[root.dataset.theme]
  var metas = frame ? document.querySelectorAll('meta[name="theme-color"]') : []
  for (var each = 0; each < metas.length; each += 1) metas[each].content = frame
  // As BONUS_CLOSED_KEY of src/application/coins/offers.ts: no place is kept for a line that does not come.
  if (sessionStorage.getItem('CAMC_BONUS_CLOSED') !== null) root.dataset.bonus = 'closed'
}
