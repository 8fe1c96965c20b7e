/** What nothing reads: a call's leases live in its meter, and so do the first frames of its sides. */
export const statements: readonly string[] = [
  `drop table call_leases`,
  `alter table calls drop column launched_at`,
  `alter table calls drop column caller_started_at`,
  `alter table calls drop column callee_started_at`,
]
