export { isWaiting } from './lib/order';
export { $haveFailed, $isRemoving, $orders, $waiting, orderRemoved, ordersWanted } from './model/orders';
export { OrderDialog } from './ui/order-dialog';
export { OrderButton } from './ui/order-button';
