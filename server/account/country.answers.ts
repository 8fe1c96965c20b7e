import { BlockList } from 'node:net'
import * as E from 'fp-ts/Either'
import { countryByCode } from '../../src/domain/kernel/reference/countries'
import { accountCalls } from '../../src/infrastructure/gateway/contract/account.calls'
import { answerPublicly, type Answered } from '../http/handler'
import type { AccountDeps } from './account-deps'

/** Addresses within somebody's own network; of none of them a country is known. */
const own = new BlockList()
own.addSubnet('10.0.0.0', 8)
own.addSubnet('100.64.0.0', 10)
own.addSubnet('127.0.0.0', 8)
own.addSubnet('169.254.0.0', 16)
own.addSubnet('172.16.0.0', 12)
own.addSubnet('192.168.0.0', 16)
own.addAddress('::1', 'ipv6')
own.addSubnet('fc00::', 7, 'ipv6')
own.addSubnet('fe80::', 10, 'ipv6')

const isOwn = (address: string): boolean => own.check(address, address.includes(':') ? 'ipv6' : 'ipv4')

/** Row 77: the country of the address as the deployment's proxy tells it, else the deployment's own; nobody else is asked. */
export const makeCountryAnswers = ({ defaultCountry }: AccountDeps): readonly Answered[] => [
  answerPublicly(accountCalls.countryOfAddress, ({ address, country }) => {
    const told = isOwn(address) ? undefined : countryByCode(country.toUpperCase())
    const found = told ?? countryByCode(defaultCountry)
    return Promise.resolve(E.right({ id: found?.id ?? 0, ab: found?.code ?? '', ip: address }))
  }),
]
