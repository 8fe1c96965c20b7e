/** Sign-ins at another provider under way: asked, called back, proved, and waiting for name and birthday. */
export const statements: readonly string[] = [
  `create table social_flows (
    state_hash text primary key,
    provider text not null,
    cookie_hash text not null,
    verifier text not null,
    nonce text not null,
    step text not null check (step in ('asked', 'called', 'proved', 'unknown')),
    key_hash text unique,
    subject text,
    email text,
    name text not null default '',
    expires_at integer not null
  )`,
  `create index social_flows_by_end on social_flows (expires_at)`,
]
