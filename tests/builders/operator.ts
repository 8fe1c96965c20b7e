/** Who runs a deployment in production mode. */
export const operator = {
  OPERATOR_NAME: 'Visavis Example Ltd',
  OPERATOR_ADDRESS: '1 Example Street, Exampleton',
  OPERATOR_EMAIL: 'hello@visavis.example',
}
