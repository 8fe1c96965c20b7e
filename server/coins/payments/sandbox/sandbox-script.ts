/**
 * What a checkout within a frame says to the page around it (COIN-40), and to no other: on loading, or once somebody submits the
 * form that is marked. Outside of a frame the form goes its own way.
 */
export const sandboxScript = `
const { message, origin } = document.body.dataset
const form = document.querySelector('form[data-says]')
const say = () => window.parent.postMessage(JSON.parse(message), origin)
if (message !== undefined && window.parent !== window) {
  if (form === null) say()
  else form.addEventListener('submit', (event) => { event.preventDefault(); say() })
}
`
