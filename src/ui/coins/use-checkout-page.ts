import { useEffect } from 'react'
import type { Checkout } from '../../domain/coins/checkout'
import { pathOf, type RouteName } from '../shell/routes'
import { useFeature } from '../shell/use-feature'
import { useNavigate } from '../shell/use-navigate'
import { pageOfCheckout, pathOfCheckout } from './checkout-path'

/** The list of methods stays in the history before the fields that depend on it; every other page gives its place away. */
const stays = (page: RouteName, next: RouteName): boolean => page === 'paymentMethodsList' && next === 'paymentInfoAdd'

/**
 * The state of the checkout on one of its pages: a page that does not go with it leads to the one that does, to the shop where
 * nothing is being bought. After a reload it goes on where it was; back at the list of methods, one is chosen anew. Call inside an
 * observer.
 */
export const useCheckoutPage = (page: RouteName): Checkout => {
  const feature = useFeature('checkout')
  const { checkout } = feature.view
  const navigate = useNavigate()
  useEffect(() => {
    feature.resume()
    const now = feature.view.checkout
    if (page === 'paymentMethodsList' && now._tag === 'AskingFields') void feature.pay(now.choice)()
  }, [feature, page])
  useEffect(() => {
    const now = feature.view.checkout
    const [next, path] = [pageOfCheckout(now), pathOfCheckout(now)]
    if (next !== null && path !== null && next !== page) navigate(path, { replace: !stays(page, next) })
  }, [checkout, feature, navigate, page])
  return checkout
}

/** From the shop on: a choice leads to the page that goes with it. Call inside an observer. */
export const useWayFromShop = (): void => {
  const feature = useFeature('checkout')
  const { checkout } = feature.view
  const navigate = useNavigate()
  useEffect(() => {
    const path = pathOfCheckout(feature.view.checkout)
    if (path !== null && path !== pathOf('CoinPage')) navigate(path)
  }, [checkout, feature, navigate])
}
