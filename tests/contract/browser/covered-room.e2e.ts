import { coveredCases } from '../media-room/covered.cases'
import { forgedPeerCases } from '../media-room/forged-peer.cases'
import { test } from './serve'
import { measuredBrowser } from '../../e2e/support/browsers'

test.use({ launchOptions: measuredBrowser })

for (const { title } of coveredCases)
  test(`media room in a browser: ${title}`, ({ stage }) => stage.runCase('media-room', title))

for (const { title } of forgedPeerCases)
  test(`media room in a browser: ${title}`, ({ stage }) => stage.runCase('forged-peer', title))

for (const { title } of coveredCases)
  test(`media room of Agora, on a script of its SDK: ${title}`, ({ stage }) => stage.runCase('agora-room', title))
