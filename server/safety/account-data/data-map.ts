import type { Database } from '../../store/database'
import { accountData } from './account.data'
import { callsData } from './calls.data'
import { chatData } from './chat.data'
import { checkInsData } from './check-ins.data'
import { coinsData } from './coins.data'
import type { Fate } from './fate'
import { giftsData } from './gifts.data'
import { matchingData } from './matching.data'
import { offersData } from './offers.data'
import { ordersData } from './orders.data'
import { peopleData } from './people.data'
import { picturesData } from './pictures.data'
import { pushData } from './push.data'
import { refundsData } from './refunds.data'
import { rewardsData } from './rewards.data'
import { safetyData } from './safety.data'
import { sessionData } from './session.data'
import { tasksData } from './tasks.data'

/**
 * What becomes of every table's rows about one person, in the order in which they are deleted. A table that is not here does
 * not compile.
 *
 * @rule PLUS-14
 */
export const dataMap: Readonly<Record<keyof Database, Fate>> = {
  ...picturesData,
  ...peopleData,
  ...chatData,
  ...matchingData,
  ...callsData,
  ...coinsData,
  ...ordersData,
  ...refundsData,
  ...giftsData,
  ...offersData,
  ...checkInsData,
  ...tasksData,
  ...rewardsData,
  ...safetyData,
  ...pushData,
  ...sessionData,
  ...accountData,
}
