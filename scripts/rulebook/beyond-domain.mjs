// @ts-check

/**
 * Why requirements are no rules of the domain; `rows` lists them, by id or range.
 * @typedef {{ readonly title: string, readonly because: string, readonly rows: string }} Reason
 * @typedef {readonly Reason[]} Beyond
 */

/** @type {Beyond} */
export const beyond = [
  {
    title: 'Words',
    because:
      'They say in which words something is told. When it is told is decided by a rule of the domain; the words themselves are texts of the interface, in every language, and the check of texts holds them complete.',
    rows: `ACCT-20, ACCT-32, ACCT-50..51, ACCT-56..57, ACCT-70..72, ACCT-77, ACCT-87, ACCT-90, ACCT-99, ACCT-111, PROF-8,
      PROF-24, FRND-15, CHAT-16, CHAT-74, CHAT-79, CHAT-82..83, GIFT-11, GIFT-13, CALL-37..39, CALL-64, MTCH-36, COIN-30..31,
      COIN-47, COIN-49, TASK-4, TASK-9, TASK-37..38, SAFE-26..30`,
  },
  {
    title: 'What is seen, and where',
    because:
      'They name pages, steps, buttons, dialogs and their places. A view shows what the models hold; which state there is has been decided before.',
    rows: `ACCT-3..11, ACCT-21, ACCT-66, PROF-9..10, PROF-22, FRND-7, FRND-11, FRND-27..28, FRND-30..31, FRND-35..36, FRND-42,
      FRND-45, CHAT-1, CHAT-7, CHAT-15, CHAT-17..18, CHAT-21, CHAT-63, CHAT-90, CHAT-95, GIFT-5, GIFT-10, CALL-40, CALL-48,
      MTCH-3..4, MTCH-7, COIN-51, COIN-64..65, TASK-1..3, TASK-5..8, TASK-10, TASK-13, TASK-26, TASK-55, SAFE-8, SAFE-14..15`,
  },
  {
    title: 'What is done, and in which order',
    because:
      'They say which calls, readings and openings follow on something. Use cases of the application carry that out; each question on the way is put to a rule of the domain.',
    rows: `ACCT-42..43, ACCT-74, ACCT-78, ACCT-81..82, ACCT-101..103, ACCT-117..118, FRND-10, FRND-12, FRND-48, CHAT-14,
      CHAT-23, CHAT-46, CHAT-55, CHAT-58..59, GIFT-12, GIFT-15, CALL-12, CALL-26, CALL-47, CALL-50, CALL-70, CALL-72,
      COIN-24, COIN-44, TASK-29, TASK-33, TASK-42, TASK-48, SAFE-12..13`,
  },
  {
    title: 'How it travels',
    because:
      'They name calls, fields and their spellings between client and gateway. The contract in `src/infrastructure/gateway/contract` holds them, and both sides are compiled and tested against it.',
    rows: `ACCT-64, PROF-7, FRND-18, FRND-37..38, CHAT-9, GIFT-14, CALL-6, CALL-71, MTCH-6, MTCH-29, MTCH-31, COIN-22, COIN-59,
      TASK-23, TASK-27, TASK-54, SAFE-3, SAFE-21`,
  },
  {
    title: 'Where it is kept',
    because:
      'They name keys, cookies and tables of the browser. Adapters of storage hold them; how long something counts is a rule and stands above.',
    rows: `ACCT-25, ACCT-100, FRND-9, CHAT-49..53, CHAT-94, GIFT-4, CALL-18, CALL-28, CALL-69, MTCH-34, COIN-33..34`,
  },
  {
    title: 'What the operator sets',
    because:
      'They are figures and switches of a deployment, with a default in `server/config.ts`. The domain works with whatever is set.',
    rows: 'ACCT-13, CHAT-64, CHAT-80, COIN-14, COIN-63, TASK-52',
  },
  {
    title: 'What the gateway decides while a call runs',
    because:
      'The gateway reserves each minute in the ledger and tells the client when the next one cannot be had. What a minute costs and how much of one counts are rules and stand above; the reservation itself is a transaction of `server/calls`.',
    rows: 'CALL-51..52',
  },
  {
    title: 'Who may do what',
    because:
      'They sum up rights that other rows decide: the gateway answers every call only to whom the contract names (a visitor, a session, a host), and the views lead a visitor to the login.',
    rows: 'SAFE-16..18, SAFE-20, SAFE-23',
  },
  {
    title: 'Sums of other rules',
    because: 'They introduce rows that follow them and decide nothing more.',
    rows: 'ACCT-14, COIN-1, MTCH-14',
  },
]
