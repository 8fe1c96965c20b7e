import type { FileSaver } from '../../application/account/file-saver.port'

/** The address must live until the browser has begun to read; a minute is plenty. */
const KEEP_MS = 60_000

/** Hands a file over as a download. */
export const makeBrowserFileSaver = (): FileSaver => ({
  save: (name, type, text) => () => {
    const address = URL.createObjectURL(new Blob([text], { type }))
    const link = Object.assign(document.createElement('a'), { href: address, download: name })
    link.click()
    setTimeout(() => URL.revokeObjectURL(address), KEEP_MS)
  },
})
