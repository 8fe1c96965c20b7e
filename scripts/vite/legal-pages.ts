import type { Plugin } from 'vite'
import { legalPage } from './legal-page.ts'
import { LEGAL_FILES, legalLanguages, legalNames, readLegal } from './legal-texts.ts'

/** All pages of `src/legal`, by their file below the root of the client. */
export const legalFiles = (root: string): ReadonlyMap<string, string> => {
  const languages = legalLanguages(root)
  const pages = languages.flatMap((language) => {
    const texts = readLegal(root, language)
    const folder = language === 'en' ? 'html' : `html/${language}`
    return legalNames.map((name) => [`${folder}/${LEGAL_FILES[name]}`, legalPage(texts, name, languages)] as const)
  })
  return new Map(pages)
}

/** Writes terms, privacy, cookies and guidelines in every language as pages beside the program. */
export const legalPages = (): Plugin => {
  let root = process.cwd()
  return {
    name: 'legal-pages',
    apply: 'build',
    configResolved: (config) => {
      root = config.root
    },
    generateBundle() {
      for (const [fileName, source] of legalFiles(root)) this.emitFile({ type: 'asset', fileName, source })
    },
  }
}
