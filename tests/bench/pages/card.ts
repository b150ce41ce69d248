/** The page of React alone, with all packages that the product is made of. */
import '../ref/packages.ts';
import './react.ts';
