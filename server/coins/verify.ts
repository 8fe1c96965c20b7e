import * as E from 'fp-ts/Either'
import { loadConfig } from '../config'
import type { Tx } from '../store/database'
import { readSnapshot } from '../store/snapshot'
import { audit, type Finding } from './audit'

interface Verdict {
  readonly text: string
  /** 0 sound, 1 not sound, 2 could not be looked at. */
  readonly exitCode: number
}

const meanings: Readonly<Record<Finding['check'], string>> = {
  unbalanced: 'its postings do not sum to zero',
  balance: 'the balance is not the sum of the postings',
  hold: 'held coins and open holds differ',
  listed: 'the listed amount is not what was moved',
  running: 'the balance after it is not the sum of the movements',
}

const verdictOn = async (db: Tx): Promise<Verdict> => {
  const findings = await audit(db)
  const { movements } = await db
    .selectFrom('transfers')
    .select((of) => of.fn.countAll<number>().as('movements'))
    .executeTakeFirstOrThrow()
  return findings.length === 0
    ? { text: `The ledger is sound: ${movements} movements recomputed.`, exitCode: 0 }
    : { text: findings.map(({ about, check }) => `${about}: ${meanings[check]}`).join('\n'), exitCode: 1 }
}

const verify = async (): Promise<Verdict> => {
  const config = loadConfig(process.env, process.argv)
  if (E.isLeft(config)) return { text: config.left.join('\n'), exitCode: 2 }
  try {
    return await readSnapshot(config.right.store, verdictOn)
  } catch (error) {
    return { text: `The ledger cannot be read: ${error instanceof Error ? error.message : String(error)}`, exitCode: 2 }
  }
}

const { exitCode, text } = await verify()
process.stdout.write(`${text}\n`)
process.exitCode = exitCode
