import type { EntriesProps } from '../shell/slots'
import { Entries } from './entries'

export const Slot = (props: EntriesProps) => <Entries {...props} />
