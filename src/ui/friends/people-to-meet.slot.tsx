import { PeopleGrid } from './people-grid.view'

export const Slot = () => <PeopleGrid />
