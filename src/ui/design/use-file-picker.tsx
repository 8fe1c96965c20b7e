import { useRef, type ReactNode } from 'react'

export type FilePickerProps = {
  /** Types that the device offers first; anything may come all the same. */
  readonly accept: readonly string[]
  readonly multiple?: boolean
  readonly onFiles: (files: readonly File[]) => void
}

export type FilePicker = {
  /** Opens the device's own choice of files. */
  readonly pick: () => void
  /** To be drawn once. */
  readonly input: ReactNode
}

/** Lets any button choose files; the same file may be chosen twice. */
export const useFilePicker = ({ accept, multiple = false, onFiles }: FilePickerProps): FilePicker => {
  const field = useRef<HTMLInputElement>(null)
  const input = (
    <input
      ref={field}
      hidden
      type="file"
      accept={accept.join(',')}
      multiple={multiple}
      onChange={({ currentTarget }) => {
        onFiles([...(currentTarget.files ?? [])])
        currentTarget.value = ''
      }}
    />
  )
  return { input, pick: () => field.current?.click() }
}
