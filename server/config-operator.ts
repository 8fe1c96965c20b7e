import type { Environment } from './config-environment'
import type { Mode } from './settings'

/** Who runs the deployment, as terms and privacy policy name them: the one place that does. */
export interface Operator {
  readonly name: string
  readonly address: string
  readonly email: string
}

const isEmail = (text: string): boolean => /^[^\s@<>"]+@[^\s@<>"]+$/.test(text)

export const operatorFaults = ({ OPERATOR_EMAIL }: Environment): readonly string[] =>
  OPERATOR_EMAIL === undefined || isEmail(OPERATOR_EMAIL) ? [] : ['OPERATOR_EMAIL wants one address, without a name']

/** In production the law wants to know who it is. */
export const operatorMissing = (env: Environment): readonly string[] => [
  ...(env.OPERATOR_NAME === undefined ? ['OPERATOR_NAME is missing: who runs the product, as the terms say it'] : []),
  ...(env.OPERATOR_ADDRESS === undefined ? ['OPERATOR_ADDRESS is missing: the postal address in the terms'] : []),
  ...(env.OPERATOR_EMAIL === undefined ? ['OPERATOR_EMAIL is missing: where people write to about the terms'] : []),
]

export const operatorOf = (env: Environment, mode: Mode): Operator => ({
  name: env.OPERATOR_NAME ?? (mode === 'local' ? 'Visavis Sandbox' : ''),
  address: env.OPERATOR_ADDRESS ?? (mode === 'local' ? 'localhost' : ''),
  email: env.OPERATOR_EMAIL ?? (mode === 'local' ? 'operator@localhost' : ''),
})
