import type { Me, Person } from '../../src/domain/kernel/person'
import { userId } from './ids'

/** Somebody; what matters to a test is given. */
export const person = (given: Partial<Person> = {}): Person => ({
  id: userId(100),
  name: 'Ada',
  headImg: '',
  gender: 'female',
  birthday: '1995-05-05',
  countryCode: 'DE',
  background: '',
  introduce: '',
  languages: ['en'],
  interests: [],
  goddess: false,
  demo: false,
  ...given,
})

/** The signed-in person. */
export const me = (given: Partial<Me> = {}): Me => ({
  ...person(given),
  coins: 120,
  paid: false,
  birthdayLocked: false,
  reviews: { headImg: 'approved', background: 'approved' },
  ...given,
})
