import type { Environment } from './config-environment'

/** Who this deployment is to Agora. */
export type AgoraConfig = { readonly appId: string; readonly certificate: string }

/** Which service carries media and signals of calls (GATE-30). */
export interface CallServices {
  readonly rtc: 'webrtc' | 'agora'
  readonly rtm: 'websocket' | 'agora'
  /** Null: neither is Agora's. */
  readonly agora: AgoraConfig | null
}

const isKey = (text: string | undefined): boolean => /^[0-9a-f]{32}$/i.test(text ?? '')

/** What is wrong with how the services of calls are configured. */
export const agoraFaults = ({ AGORA_APP_CERTIFICATE, AGORA_APP_ID, RTC, RTM }: Environment): readonly string[] =>
  RTC !== 'agora' && RTM !== 'agora'
    ? []
    : [
        ...(isKey(AGORA_APP_ID) ? [] : ['AGORA_APP_ID wants the 32 hexadecimal digits of the project at Agora']),
        ...(isKey(AGORA_APP_CERTIFICATE)
          ? []
          : ['AGORA_APP_CERTIFICATE wants the 32 hexadecimal digits of the certificate that signs tokens']),
      ]

export const callServicesOf = ({ AGORA_APP_CERTIFICATE, AGORA_APP_ID, RTC, RTM }: Environment): CallServices => {
  const [rtc, rtm] = [RTC ?? 'webrtc', RTM ?? 'websocket']
  const agora =
    AGORA_APP_ID === undefined || AGORA_APP_CERTIFICATE === undefined || (rtc !== 'agora' && rtm !== 'agora')
      ? null
      : { appId: AGORA_APP_ID, certificate: AGORA_APP_CERTIFICATE }
  return { rtc, rtm, agora }
}
