/** Why the gateway does not open its database. Each is for the operator, who can act on it. */
export type StoreRefused =
  | { readonly _tag: 'InUse'; readonly file: string }
  | { readonly _tag: 'Locked'; readonly file: string }
  | { readonly _tag: 'ReadOnly'; readonly file: string }
  | { readonly _tag: 'Newer'; readonly unknown: readonly string[] }
  | { readonly _tag: 'Unreadable'; readonly where: string; readonly why: string }

/** One sentence for the operator. */
export const explain = (refused: StoreRefused): string => {
  switch (refused._tag) {
    case 'InUse':
      return `Another gateway is running on ${refused.file}. Stop it first, or give this one a file of its own.`
    case 'Locked':
      return `The database ${refused.file} is locked by another program. Close that program and start again.`
    case 'ReadOnly':
      return `The database ${refused.file} cannot be written. Give this user the right to write the file and its folder.`
    case 'Newer':
      return `The database was made by a newer version (${refused.unknown.join(', ')}). Start that version, or restore a backup.`
    case 'Unreadable':
      return `The database ${refused.where} cannot be opened: ${refused.why}`
  }
}
