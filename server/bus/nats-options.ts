import type { ConnectionOptions } from '@nats-io/transport-node'

const part = (text: string): string | undefined => (text === '' ? undefined : decodeURIComponent(text))

const withScheme = (server: string): string => (server.includes('://') ? server : `nats://${server}`)

/** The addresses of `NATS_URL`, or null when one of them is none. */
export const natsServers = (url: string): readonly URL[] | null => {
  const servers = url.split(',').map((one) => withScheme(one.trim()))
  const all = servers.flatMap((one) => (URL.canParse(one) ? [new URL(one)] : []))
  const good = all.filter(({ hostname, protocol }) => hostname !== '' && /^(nats|tls):$/.test(protocol))
  return good.length === servers.length ? good : null
}

/** How the gateway holds its connection: it comes back for ever, notices a dead peer, and does not hear itself. */
export const natsOptions = (url: string): ConnectionOptions => {
  const servers = natsServers(url) ?? []
  const [first] = servers
  const [user, pass] = [part(first?.username ?? ''), part(first?.password ?? '')]
  return {
    servers: servers.map(({ host }) => host),
    noEcho: true,
    noAsyncTraces: true,
    ignoreAuthErrorAbort: true,
    maxReconnectAttempts: -1,
    reconnectTimeWait: 250,
    reconnectJitter: 250,
    timeout: 5_000,
    pingInterval: 5_000,
    maxPingOut: 2,
    name: 'visavis',
    ...(first?.protocol === 'tls:' ? { tls: {} } : {}),
    ...(user !== undefined && pass === undefined ? { token: user } : {}),
    ...(user !== undefined && pass !== undefined ? { user, pass } : {}),
  }
}
