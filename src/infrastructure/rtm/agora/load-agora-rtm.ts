import type { AgoraRtmSdk } from './agora-rtm-sdk'

/** The vendor's SDK, fetched when it is first called (@rule GATE-28, GATE-30). */
export const loadAgoraRtm = async (): Promise<AgoraRtmSdk> => {
  const { default: sdk } = await import('agora-rtm-sdk')
  return {
    createClient: (appId, user, { onEnded, onText }) => {
      const client = new sdk.RTM(appId, user, { logLevel: 'none', logUpload: false })
      client.addEventListener('message', ({ channelType, message, publisher }) => {
        if (channelType === 'USER' && typeof message === 'string') onText(publisher, message)
      })
      client.addEventListener('linkState', ({ currentState }) => {
        if (currentState === 'FAILED') onEnded()
      })
      return {
        login: (token) => client.login({ token }),
        publish: (to, text) => client.publish(to, text, { channelType: 'USER' }),
        logout: () => client.logout(),
      }
    },
  }
}
