/** Adds what has come to the top of the outbox page; what stands there stays, so that nobody loses their place in it. */
export const outboxScript = `
const list = document.querySelector('ol')
const renew = () => {
  const asked = new XMLHttpRequest()
  asked.responseType = 'document'
  asked.onload = () => {
    const known = new Set([...list.children].map((mail) => mail.dataset.id))
    const fresh = [...(asked.response?.querySelectorAll('ol > li') ?? [])]
    list.prepend(...fresh.filter((mail) => !known.has(mail.dataset.id)))
  }
  asked.onloadend = () => setTimeout(renew, 2000)
  asked.open('GET', location.href)
  asked.send()
}
setTimeout(renew, 2000)
`
