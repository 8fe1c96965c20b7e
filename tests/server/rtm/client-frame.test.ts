import * as E from 'fp-ts/Either'
import { expect, it } from 'vitest'
import { readFrame } from '../../../server/rtm/client-frame'

const ack = (seq: string): string => `{"kind":"ack","body":{"seq":${seq}}}`

it.each([
  [ack('0'), 0],
  [ack('7'), 7],
  [ack('999999999999999'), 999_999_999_999_999],
  [ack('9007199254740991'), Number.MAX_SAFE_INTEGER],
  [ack('1e3'), 1_000],
  ['{"body":{"seq":7},"kind":"ack"}', 7],
  [' { "kind": "ack", "body": { "seq": 7 } } ', 7],
  ['{"kind":"ack","body":{"seq":7},"id":"a"}', 7],
])('reads an acknowledgement however it is written: %s', (text, seq) => {
  expect(readFrame(text)).toEqual(E.right({ kind: 'ack', seq }))
})

it.each(['-1', '1.5', '01', '"1"', 'null', '9007199254740993', '1}}{"kind":"ack","body":{"seq":1', ''])(
  'takes nothing else for an acknowledgement: %s',
  (seq) => {
    expect(E.isLeft(readFrame(ack(seq)))).toBe(true)
  },
)
