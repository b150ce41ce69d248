import './listen';
