import type { FastifyInstance } from 'fastify'
import type * as t from 'io-ts'
import { configCalls } from '../../src/infrastructure/gateway/contract/config.calls'
import type { Config } from '../config'
import { bindNothing } from './security-headers'

type Method = t.TypeOf<typeof configCalls.runtime.reply>['signIn'][number]

/** Only what is there: the client shows no entry that leads nowhere (@rule ACCT-1, ACCT-4). */
const signInMethods = ({ mail, sms, social }: Config): Method[] => [
  ...(sms.kind === 'off' ? [] : (['phone'] as const)),
  ...(mail.kind === 'off' ? [] : (['email'] as const)),
  ...(['google', 'apple', 'facebook'] as const).filter((provider) => social[provider].kind !== 'off'),
]

type Push = t.TypeOf<typeof configCalls.runtime.reply>['push']

/** Browsers bind what they subscribe to the public key: that of this deployment, or of its project at a vendor. */
const pushOf = (push: Config['push'], vapidKey: string): Push => {
  switch (push.kind) {
    case 'off':
      return push
    case 'webpush':
      return { kind: 'webpush', publicKey: vapidKey }
    case 'firebase':
      return { kind: 'firebase', publicKey: push.publicKey, project: push.project }
  }
}

/** Not a pattern of several: a payment frame is heard from named origins alone (COIN-41). */
const isOrigin = (source: string): boolean => URL.canParse(source) && new URL(source).origin === source

export interface PublicFacts {
  readonly config: Config
  readonly build: string
  /** SPKI, base64. */
  readonly sealKey: string
  /** base64url. */
  readonly vapidKey: string
}

/** What the deployment says of itself (wire 162). Addresses are relative to where the file was read from. */
export const publicConfig = ({ build, config, sealKey, vapidKey }: PublicFacts) =>
  configCalls.runtime.reply.encode({
    build,
    basePath: config.basePath,
    gateway: config.basePath,
    realtime: `${config.basePath}/rtm`,
    appId: config.appId,
    appKey: Buffer.from(config.appKey).toString('base64'),
    sealKey,
    adapters: { rtc: config.callServices.rtc, rtm: config.callServices.rtm },
    push: pushOf(config.push, vapidKey),
    signIn: signInMethods(config),
    loginTypes: config.settings.signIn.loginTypes,
    captcha: config.captcha,
    serviceWorker: config.serviceWorker,
    sandbox: config.mode === 'local',
    addFriendPrice: config.settings.friends.addPrice,
    callFloorMale: config.settings.calls.maleMinimum,
    signUpCoins: config.settings.signIn.signUpCoins,
    defaultOfferEnd: config.settings.offers.limited.defaultEnd,
    pasteBlocked: config.pasteBlocked,
    priceWarning: config.priceWarning,
    sensitiveWords: [...config.sensitiveWords],
    paymentOrigins: config.frameSources.filter(isOrigin),
    ...config.places,
    pageHosts: [...config.places.pageHosts],
    contact: config.operator.email,
  })

/** `/config.json`: plain, public, cached shortly. */
export const addConfigJson = (app: FastifyInstance, facts: PublicFacts): void => {
  const body = JSON.stringify(publicConfig(facts))
  app.get(configCalls.runtime.path, (_request, reply) =>
    bindNothing(reply).header('cache-control', 'public, max-age=30').type('application/json; charset=utf-8').send(body),
  )
}
