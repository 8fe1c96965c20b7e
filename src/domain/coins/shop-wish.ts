import type { Pack, PayWay } from './pack'

/** What the address of the shop names (@rule COIN-10). Empty: nothing. */
export interface ShopWish {
  /** Of a provider. */
  readonly companyCode: string
  readonly payChannel: string
  readonly userId: string
}

export const noWish: ShopWish = { companyCode: '', payChannel: '', userId: '' }

/** The person whom the address names, if it is the one who is signed in; somebody else is nobody (@rule COIN-11). */
export const wishedUser = <Id extends number>({ userId }: ShopWish, me: Id): Id | null =>
  userId === String(me) ? me : null

const found = (ways: readonly PayWay[], suits: (way: PayWay) => boolean): PayWay | undefined => ways.find(suits)

/**
 * How a pack is paid: in the way that was chosen if the pack has it, else as the address wishes, else in the first one.
 *
 * @param channel the way that was chosen for whatever pack; null for none
 * @rule COIN-10
 */
export const wayFor = ({ ways }: Pack, channel: string | null, wish: ShopWish): PayWay | null => {
  const byCompany = ({ provider }: PayWay) => wish.companyCode !== '' && provider === wish.companyCode
  const byKind = ({ kind }: PayWay) => wish.payChannel !== '' && kind === wish.payChannel
  return (
    found(ways, (way) => way.channel === channel) ??
    found(ways, (way) => byCompany(way) && byKind(way)) ??
    found(ways, byCompany) ??
    found(ways, byKind) ??
    ways[0] ??
    null
  )
}

/** The pack that stands chosen at first: a special deal if there is one, else the smallest, since nobody is sold more than they ask for. */
export const firstPack = (packs: readonly Pack[]): Pack | null =>
  packs.find(({ offer }) => offer !== null) ?? packs[0] ?? null
