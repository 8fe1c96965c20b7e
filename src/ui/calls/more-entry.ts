import type { ComponentType } from 'react'
import type { ControlProps } from './talk'

export type MoreItemProps = ControlProps & { readonly onOpen: () => void }
export type MoreLayerProps = ControlProps & { readonly onClose: () => void }

/** Something that 'More' offers in a call. */
export interface MoreEntry {
  readonly name: string
  /** A `MenuItem`, or nothing where it cannot be had; `onOpen` opens the entry's layer. */
  readonly Item: ComponentType<MoreItemProps>
  /** A dialog or sheet; drawn while it is open. */
  readonly Layer?: ComponentType<MoreLayerProps>
}
