import type { FileSaver } from '../../src/application/account/file-saver.port'

export interface FileSaverFake extends FileSaver {
  readonly files: { readonly name: string; readonly type: string; readonly text: string }[]
}

export const makeFileSaverFake = (): FileSaverFake => {
  const files: FileSaverFake['files'] = []
  return { files, save: (name, type, text) => () => void files.push({ name, type, text }) }
}
