export { faultOf, SumFaultText } from './fault';
export { SumField } from './sum-field';
