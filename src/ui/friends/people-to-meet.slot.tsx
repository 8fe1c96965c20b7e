import type { PeopleToMeetProps } from '../shell/slots'
import { PeopleGrid } from './people-grid.view'

export const Slot = (props: PeopleToMeetProps) => <PeopleGrid {...props} />
