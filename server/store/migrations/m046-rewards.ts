/**
 * What was given once to an account and a device: both are unique, so that of two claims one is given. A deleted account leaves its
 * rows without its id, for the device.
 */
export const statements: readonly string[] = [
  `create table rewards (
    user_id integer references users (id),
    kind text not null check (kind in ('install', 'push')),
    device_hash text not null,
    coins integer not null check (coins >= 1),
    at integer not null,
    unique (user_id, kind),
    unique (device_hash, kind)
  )`,
]
