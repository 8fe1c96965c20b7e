import { useEffect, useLayoutEffect, useMemo } from 'react'
import { useSearch } from 'wouter'
import type { ShopWish } from '../../domain/coins/shop-wish'
import { useCore } from '../shell/core-context'
import { useCameFrom } from '../shell/trail'
import { useFeature } from '../shell/use-feature'
import { isOrigin } from './shop-origin'

/** What the address wishes; the same object for the same address. @rule COIN-10 */
const useWish = (): ShopWish => {
  const search = useSearch()
  return useMemo(() => {
    const query = new URLSearchParams(search)
    const given = (name: string) => (query.get(name) ?? '').slice(0, 64)
    return { companyCode: given('companyCode'), payChannel: given('payChannel'), userId: given('userId') }
  }, [search])
}

/**
 * Whoever comes to the shop gives up what they began to buy before. A checkout that is not loaded yet holds nothing, and what is
 * chosen as soon as it is there stays; one that is loaded forgets before it could lead away.
 */
const useFreshCheckout = (): void => {
  const { loaded } = useCore()
  useLayoutEffect(() => loaded('checkout')?.abandon(), [loaded])
}

/**
 * One visit to the shop: remembers where it came from, reads prices when the special deals are known, follows their ends, and
 * reads anew on leaving what a purchase may have changed. Returns what reads the prices again. @rule SHELL-51 SHELL-52
 */
export const useShopVisit = (): (() => void) => {
  const shop = useFeature('shop')
  const offers = useFeature('offers')
  const from = useCameFrom()
  const wish = useWish()
  useFreshCheckout()
  useEffect(() => {
    if (from !== undefined && isOrigin(from)) shop.rememberOrigin(from)
  }, [from, shop])
  useEffect(() => void offers.load().then(() => shop.load(wish)()), [offers, shop, wish])
  useEffect(() => shop.watch(), [shop])
  useEffect(() => () => void shop.leave(), [shop])
  return () => void shop.load(wish)()
}
