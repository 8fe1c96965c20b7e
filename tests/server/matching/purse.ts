import { accountCalls } from '../../../src/infrastructure/gateway/contract/account.calls'
import type { Asker } from '../asker'

/** What somebody can spend. */
export const coinsOf = async (asker: Asker): Promise<number> => (await asker.ask(accountCalls.balance, {})).data.goldNum
