export { Entries as Slot } from './entries'
